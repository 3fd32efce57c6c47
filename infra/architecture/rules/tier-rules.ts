import type { ImportRule } from '../import-rule.ts'

const TESTS = /\.test\.tsx?$/

/** What the platform, the workspaces and the stand-ins for providers may know of each other. */
export const TIER_RULES: ImportRule[] = [
  {
    name: 'platform-knows-no-module',
    reason: 'the platform carries every module, so it may not depend on any one of them',
    instead: 'give the platform a parameter or an interface, and let the module fill it in',
    from: /^backend\/src\/platform\//,
    except: TESTS,
    // A file of the composition is caught by a rule of its own.
    only: ['^backend/src/(?!modules/)', '^backend/migrations/', '^contracts/src/', '^npm:', '^node:'],
  },
  {
    name: 'migrations-stand-alone',
    reason: 'a migration says what once was done; code that changes later would change the past',
    instead: 'write the SQL out in the migration',
    from: /^backend\/migrations\//,
    only: ['^backend/migrations/', '^npm:@mikro-orm/migrations$'],
  },
  {
    name: 'workers-use-the-worker-api',
    reason: 'the workers are a way to start the back end, not a second back end',
    instead: 'export what is missing from backend/src/worker-api.ts',
    from: /^workers\/src\//,
    except: TESTS,
    only: ['^workers/src/', '^backend/src/worker-api\\.ts$', '^contracts/src/', '^node:'],
  },
  {
    name: 'backend-knows-no-other-tier',
    reason: 'the back end has to run with no worker, no browser and no development tool beside it',
    instead: 'move what both need into contracts, or read it from the configuration',
    from: /^backend\//,
    except: TESTS,
    never: ['^(workers|frontend)/', '^infra/(?!testing/)'],
  },
  {
    name: 'frontend-knows-contracts-only',
    reason: 'whatever the front end imports is shipped to browsers',
    instead: 'describe the call in contracts/src/http and fetch it',
    from: /^frontend\/src\//,
    except: TESTS,
    never: ['^(backend|workers|infra)/', '^node:'],
  },
  {
    name: 'features-are-closed',
    reason: 'a screen has to be changeable without opening another; only app/ puts features together',
    instead: 'move what two features share into src/ui or src/lib',
    from: /^frontend\/src\/features\/([^/]+)\//,
    never: ['^frontend/src/features/(?!$1/)', '^frontend/src/app/', '^frontend/src/main\\.tsx$'],
  },
  {
    name: 'ui-and-lib-know-no-screen',
    reason: 'parts for all screens may not depend on one of them',
    instead: 'pass it in as a property or a parameter',
    from: /^frontend\/src\/(ui|lib)\//,
    never: ['^frontend/src/(features|app)/', '^frontend/src/main\\.tsx$'],
  },
  {
    name: 'lib-draws-nothing',
    reason: 'what a screen knows has to be testable without drawing it',
    instead: 'return the value from lib, and draw it in ui or in the feature',
    from: /^frontend\/src\/lib\//,
    never: ['^frontend/src/ui/'],
  },
  {
    name: 'sandbox-stands-apart',
    reason: 'a stand-in for a provider that knew our back end would agree with its mistakes',
    instead: "write down the provider's behaviour from its own documentation; share contracts/values at most",
    from: /^infra\/sandbox\//,
    never: ['^(backend|workers|frontend)/', '^contracts/src/(?!values/)'],
  },
  {
    name: 'workspaces-go-by-name',
    reason: 'a path that climbs out of its workspace walks round the walls of its exports',
    instead: 'import @meridian/<workspace>/…, and add it to that exports map if it is meant for others',
    from: /^(contracts|backend|workers|frontend|infra)\//,
    never: ['^(contracts|backend|workers|frontend|infra)/(?<!^$1/)'],
    unlessWritten: /^@meridian\//,
  },
  {
    name: 'imports-can-be-read',
    reason: 'no rule can see an import that is computed, and no map knows one that is not listed',
    instead: 'write the specifier as a literal, and list it in the package.json of its workspace',
    from: /^/,
    never: ['^computed:', '^unknown:'],
  },
  {
    name: 'production-knows-no-tests',
    reason: 'what runs for members may not contain what only tests may do',
    instead:
      'move what both need out of the test; what only helps tests belongs into a folder testing/ of infra',
    from: /^(contracts|backend|workers|frontend|infra)\//,
    except:
      /\.test\.tsx?$|^infra\/(.*\/)?testing\/|^infra\/architecture\/|^frontend\/e2e\/|^backend\/src\/testing\.ts$/,
    never: [
      '\\.test\\.tsx?$',
      '^infra/(.*/)?testing/',
      '^backend/src/testing\\.ts$',
      '^npm:(vitest|fast-check)$',
    ],
  },
  {
    name: 'benchmarks-have-a-door-of-their-own',
    reason: 'parts of the back end that are put together without its sessions let everybody in',
    instead:
      'let createApp put routes together; what the workers need goes through backend/src/worker-api.ts',
    from: /^(?!infra\/bench\/)/,
    never: ['^backend/src/bench-api\\.ts$'],
  },
  {
    name: 'pure-tests-start-nothing',
    reason: 'a test that needs a server is slow and fails for reasons that are not its own',
    instead: 'test the decision alone, or name the file .int.test.ts',
    from: /^(?!infra\/(.*\/)?testing\/|.*\.(int|e2e)\.test\.tsx?$).*\.test\.tsx?$/,
    never: [
      '^infra/(.*/)?testing/(?!(until|environment)\\.ts$)',
      '^backend/src/testing\\.ts$',
      '^npm:(pg|ioredis|bullmq|express|nodemailer|smtp-server|playwright-core)$',
      '^node:(net|http|https|child_process|worker_threads)$',
    ],
  },
]
