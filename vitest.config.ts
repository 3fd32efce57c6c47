import { defineConfig } from 'vitest/config'

const NOT_OURS = ['**/node_modules/**', '**/dist/**', 'infra/architecture/fixtures/**']
/** Tests that no queue takes part in need not run on both kinds of queue. */
const WITHOUT_QUEUES = [
  'infra/{sandbox,local,architecture,deploy}/**/*.int.test.ts',
  'infra/testing/access/*.int.test.ts',
  'infra/testing/flows/{large-map,privacy}.int.test.ts',
  'infra/testing/flows/calls/*.int.test.ts',
  'backend/src/modules/{analytics,content,integrations,membership,network}/**/*.int.test.ts',
]
const GLOBAL_SETUP = 'infra/testing/global-setup.ts'

/**
 * The files of a worker share what they import: importing it anew for each took a third of the time. Said to each
 * project, since projects inherit nothing.
 */
const SHARED = { isolate: false }
/** What runs the system imports it as the system does itself, by Node, and from its cache of compiled code. */
const NATIVE = { ...SHARED, experimental: { viteModuleRunner: false, nodeLoader: false } }

const integration = {
  ...NATIVE,
  include: ['**/*.int.test.ts'],
  globalSetup: [GLOBAL_SETUP],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // One more than the machine that it has to run on has cores: tests wait for something now and then.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['**/*.test.ts', '**/*.property.test.ts'],
          exclude: [...NOT_OURS, '**/*.int.test.ts', '**/*.e2e.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { ...integration, name: 'int-postgres', exclude: NOT_OURS, provide: { queues: 'postgres' } } },
      {
        test: {
          ...integration,
          name: 'int-redis',
          exclude: [...NOT_OURS, ...WITHOUT_QUEUES],
          provide: { queues: 'redis' },
        },
      },
      {
        test: {
          ...NATIVE,
          name: 'e2e',
          include: ['frontend/e2e/**/*.e2e.test.ts', 'infra/testing/crash/**/*.e2e.test.ts'],
          exclude: NOT_OURS,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
