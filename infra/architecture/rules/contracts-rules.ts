import type { ImportRule } from '../import-rule.ts'

/** Contracts are what every workspace reads, so they may lean on nothing that only one of them has. */
export const CONTRACTS_RULES: ImportRule[] = [
  {
    name: 'contracts-import-only-zod',
    reason: 'the contracts are loaded by the browser, the back end and the workers alike',
    instead: 'keep the contract to zod and values; put the behaviour into the workspace that needs it',
    from: /^contracts\/src\//,
    except: /\.test\.ts$/,
    only: ['^contracts/src/', '^npm:zod$'],
  },
  {
    name: 'values-stand-alone',
    reason: 'pure domains and the sandbox lean on the values; whatever these import, those import too',
    instead: 'state the value with the language alone, and build the schema in contracts/src/http from it',
    from: /^contracts\/src\/values\//,
    except: /\.test\.ts$/,
    only: ['^contracts/src/values/'],
  },
]
