import { defineConfig } from 'vitest/config'

const NOT_OURS = ['**/node_modules/**', '**/dist/**', 'infra/architecture/fixtures/**']
/**
 * What runs on both kinds of queue: files about the handing-over itself - the relay, retries, waiting, failed jobs,
 * schedules, mails - and the flows in which a lost or doubled job would cost somebody money or access. Elsewhere a
 * queue carries an event or two on the way to what is tested, and both kinds have shown here that they do.
 */
const ON_BOTH_QUEUES = [
  'backend/src/modules/operations/*.int.test.ts',
  'backend/src/platform/{journal/relay,queues/job-schedule,queues/stopped-jobs}.int.test.ts',
  'infra/testing/flows/{billing,checkout,complimentary,convergence,dunning,grace,reconcile}.int.test.ts',
  'infra/testing/flows/{discord-roles,forgotten-password,notion-harvest,podcast-access,refused-mail}.int.test.ts',
  'infra/testing/flows/accounts/deletion.int.test.ts',
  'infra/testing/flows/meetups/{joining,reminders}.int.test.ts',
  'infra/testing/flows/telegram/{join,many,trouble}.int.test.ts',
  'workers/src/schedules/*.int.test.ts',
]
const GLOBAL_SETUP = 'infra/testing/global-setup.ts'

/** Said to each project, since projects inherit nothing. */
const SHARED = {
  // The files of a worker share what they import: importing it anew for each took a third of the time.
  isolate: false,
  // Values whole in messages: what differs is often behind the first of them.
  chaiConfig: { truncateThreshold: 2_000 },
}
/** What runs the system imports it as the system does itself, by Node, and from its cache of compiled code. */
const NATIVE = { ...SHARED, experimental: { viteModuleRunner: false, nodeLoader: false } }

/** As patient as the browser's own waits are. */
const PATIENT = { poll: { timeout: 30_000 } }

const integration = {
  ...NATIVE,
  expect: PATIENT,
  include: ['**/*.int.test.ts'],
  globalSetup: [GLOBAL_SETUP],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** In a browser, or around parts that are killed. */
const wholeSystem = {
  ...NATIVE,
  expect: PATIENT,
  exclude: NOT_OURS,
  testTimeout: 300_000,
  // A start of the whole system is waited for in one.
  hookTimeout: 300_000,
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
          include: ON_BOTH_QUEUES,
          exclude: NOT_OURS,
          provide: { queues: 'redis' },
        },
      },
      {
        test: {
          ...wholeSystem,
          name: 'e2e',
          // Tests that ask to run beside each other draw pages in one browser: more of them only wait.
          maxConcurrency: 2,
          include: ['frontend/e2e/**/*.e2e.test.ts'],
          // Decision 073; a run closes with the names of those that needed it.
          retry: 1,
        },
      },
      { test: { ...wholeSystem, name: 'crash', include: ['infra/testing/crash/**/*.e2e.test.ts'] } },
    ],
  },
})
