import type { ImportRule } from '../import-rule.ts'

const TESTS = /\.test\.ts$/
const OWN = '^backend/src/modules/$1'

/** What each kind of folder inside a module of the back end may lean on. `$1` is always the module's own name. */
export const MODULE_RULES: ImportRule[] = [
  {
    name: 'domain-is-pure',
    reason: 'a decision that reads no clock, no table and no network can be proved by a table of cases',
    instead: 'pass what the decision needs as an argument; do the reading and writing in the command',
    from: /^backend\/src\/modules\/([^/]+)\/domain\//,
    except: TESTS,
    only: [`${OWN}/domain/`, '^contracts/src/values/'],
    onlyTypes: ['^contracts/src/events/catalogue\\.ts$'],
  },
  {
    name: 'commands-decide-and-store',
    reason: 'a command is one transaction: no other command, and no provider, is called inside it',
    instead:
      'call the provider before or after the command; share decisions through the domain, and what is done through steps/',
    from: /^backend\/src\/modules\/([^/]+)\/commands\//,
    except: TESTS,
    only: [
      `${OWN}/(domain|persistence|steps)/`,
      '^backend/src/platform/',
      '^contracts/src/',
      '^node:crypto$',
    ],
    // A provider can be named in types, which vanish, but not called.
    onlyTypes: [`${OWN}/gateways/`, '^npm:@mikro-orm/'],
  },
  {
    name: 'steps-are-taken-by-commands',
    reason: 'a step is what several commands do inside their own transaction, so it knows none of them',
    instead: 'leave to the command what only it does, and pass the step what it has to know',
    from: /^backend\/src\/modules\/([^/]+)\/steps\//,
    except: TESTS,
    only: [`${OWN}/(domain|persistence|steps)/`, '^contracts/src/'],
    onlyTypes: ['^backend/src/platform/', '^npm:@mikro-orm/'],
  },
  {
    name: 'reads-are-plain-sql',
    reason: 'reading must stay cheap and free of side effects: no units of work, no commands, no providers',
    instead: 'query the read tables with platform/database/sql; bring what is missing there by a projection',
    from: /^backend\/src\/modules\/([^/]+)\/(queries|projections)\//,
    except: TESTS,
    only: [
      `${OWN}/(domain|$2)/`,
      '^backend/src/platform/(?!database/orm\\.ts$|command-runner\\.ts$)',
      '^contracts/src/',
      '^node:crypto$',
    ],
  },
  {
    name: 'persistence-maps-tables',
    reason:
      'the mapping of tables is shared by all commands: it may not know any one of them, nor what they tell',
    instead:
      'move what is told, and why, into the command or into steps/; leave the schema and its look-ups here',
    from: /^backend\/src\/modules\/([^/]+)\/persistence\//,
    except: TESTS,
    only: [
      `${OWN}/(domain|persistence)/`,
      '^contracts/src/(?!events/)',
      '^backend/src/platform/database/prepared-statements\\.ts$',
      '^npm:@mikro-orm/',
    ],
    onlyTypes: ['^backend/src/platform/(?!command-runner\\.ts$)'],
  },
  {
    name: 'gateways-know-no-use-case',
    reason:
      'a gateway translates between a provider and the domain; who calls it, and why, is not its business',
    instead: 'hand the gateway values, and let the caller store what it answers',
    from: /^backend\/src\/modules\/([^/]+)\/gateways\//,
    except: TESTS,
    never: [`${OWN}/(commands|steps|queries|projections|persistence)/`, `${OWN}/[^/]+\\.ts$`],
  },
  {
    name: 'routes-ask-commands-and-queries',
    reason:
      'a route reads as a policy from top to bottom; tables behind its back would be a second way to write',
    instead: 'write through a command and read through a query',
    from: /^backend\/src\/modules\/([^/]+)\/(?!index\.ts$)[^/]+\.ts$/,
    except: TESTS,
    never: [`${OWN}/(steps|persistence|projections)/`, '^backend/src/platform/database/orm\\.ts$'],
  },
  {
    name: 'routes-call-no-gateway',
    reason:
      'what a provider or a library does for a use case can only be tried without HTTP if it stands beside it',
    instead:
      'let a file beside the commands call the gateway, or take the port as a parameter: its type is free',
    from: /^backend\/src\/modules\/([^/]+)\/([^/]+-)?(http|webhook)\.ts$/,
    only: ['^(?!backend/src/modules/$1/gateways/)'],
    onlyTypes: [`${OWN}/gateways/`],
  },
  {
    name: 'limits-look-at-nothing',
    reason: 'how often somebody may do what has to be readable without reading how it is done',
    instead: 'let the route ask the query, and choose the limit by its answer',
    from: /^backend\/src\/modules\/([^/]+)\/([^/]+-)?rate-limits\.ts$/,
    never: [`${OWN}/(commands|steps|queries|gateways)/`, `${OWN}/([^/]+-)?(http|webhook)\\.ts$`],
  },
  {
    name: 'modules-have-one-door',
    reason: 'a module can only change its inside while nobody else has reached into it',
    instead: 'import #modules/<name>, and export there what others need',
    from: /^backend\/(?:src\/modules\/([^/]+)\/)?/,
    never: ['^backend/src/modules/(?!$1/)'],
    unlessWritten: /^#modules\//,
  },
  {
    name: 'modules-only-ask-each-other',
    reason: 'a module that changes another inside its own transaction has become part of it',
    instead:
      'emit an event and let a consumer of the other module call its command; only get, list and find cross',
    from: /^backend\/src\/modules\/([^/]+)\//,
    except: TESTS,
    never: ['^backend/src/modules/(?!$1/)[^/]+/index\\.ts$'],
    unlessNamed: /^(get|list|find)[A-Z]/,
  },
  {
    name: 'modules-know-no-composition',
    reason:
      'what is beside modules and platform in backend/src puts them together; a module that knew it would be a circle',
    instead: 'take what is needed as a parameter, and let compose.ts or app.ts pass it in',
    from: /^backend\/src\/(modules|platform)\//,
    except: TESTS,
    never: ['^backend/src/(?!modules/|platform/)'],
  },
]
