import type { ImportRule } from '../import-rule.ts'

const TESTS = /\.test\.tsx?$/

/** Each library is confined to certain rooms: whoever replaces it knows where to look. */
export const PACKAGE_RULES: ImportRule[] = [
  {
    name: 'stripe-stays-in-gateways',
    reason: 'a type of the provider that spreads makes its next version our rewrite',
    instead: 'ask the port in gateways/, in words of the domain',
    from: /^/,
    // Its stand-in answers with its types, and a test on real servers may sign as it would.
    except:
      /^backend\/src\/modules\/[^/]+\/gateways\/|^infra\/(sandbox|testing|stress)\/|\.(int|e2e)\.test\.ts$/,
    never: ['^npm:stripe$'],
  },
  {
    name: 'telegram-stays-in-gateways',
    reason:
      'what Telegram calls an error is decided in one place, and so is who may hold the token of the bot',
    instead: 'ask the port in gateways/telegram/, in words of the domain',
    from: /^/,
    // Its stand-in is tested through it, and a test on real servers may act as the bot.
    except:
      /^backend\/src\/modules\/[^/]+\/gateways\/|^infra\/(sandbox|testing|stress)\/|\.(int|e2e)\.test\.ts$/,
    never: ['^npm:node-telegram-bot-api$'],
  },
  {
    name: 'queues-stay-in-the-platform',
    reason: 'jobs go through the journal; a queue used on the side loses them in a crash',
    instead: 'emit an event and register a consumer, or use platform/queues',
    from: /^/,
    except: /^backend\/src\/(platform\/|migrate\.ts$)|^infra\/(?!sandbox\/)/,
    never: ['^npm:(bullmq|ioredis)$'],
  },
  {
    name: 'orm-stays-with-commands',
    reason: 'entities are for writing; a route or a query that holds one can change it by accident',
    instead: 'write in a command, map in persistence/, read with platform/database/sql',
    from: /^/,
    except: /^backend\/(src\/platform|src\/modules\/[^/]+\/(commands|steps|persistence)|migrations)\//,
    never: ['^npm:@mikro-orm/'],
  },
  {
    name: 'sql-driver-stays-in-the-platform',
    reason: 'pools, types and time-outs are set up in one place only',
    instead: 'use platform/database/sql',
    from: /^(contracts|backend|workers|frontend)\//,
    except: /^backend\/src\/(platform\/|migrate\.ts$)|\.test\.ts$/,
    never: ['^npm:pg$'],
  },
  {
    name: 'express-stays-at-the-edge',
    reason: 'below the routes nothing may depend on having been called over HTTP',
    instead: 'let the route take the request apart and pass plain values on',
    from: /^/,
    except:
      /^backend\/src\/(modules\/[^/]+\/([^/]+-)?(http|webhook)\.ts$|platform\/|server\/|[^/]+\.ts$)|^infra\//,
    never: ['^npm:express$'],
  },
  {
    name: 'react-stays-in-the-front-end',
    reason: 'what is drawn is decided in the browser alone',
    instead: 'send data; write mails as plain templates',
    from: /^(?!frontend\/)/,
    except: TESTS,
    never: ['^npm:react(-dom)?$'],
  },
]
