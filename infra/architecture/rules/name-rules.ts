import type { NameRule } from '../name-rule.ts'

/** What things are called, so that anybody who looks for one can find it by guessing. */
export const NAME_RULES: NameRule[] = [
  {
    name: 'files-are-kebab-case',
    reason: 'one spelling can be guessed; the folder says the kind, so the name need not',
    instead:
      'write join-meetup.ts; of suffixes there are .test, .int.test, .property.test, .e2e.test and .config',
    files: /\.tsx?$/,
    path: /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.config|(\.(int|property|e2e))?\.test|\.d)?\.tsx?$/,
  },
  {
    name: 'no-drawers',
    reason: 'a file named for nothing in particular collects everything, and nobody finds it there',
    instead: 'name the file for the one thing it does, and put it where that thing is used',
    files: /\.tsx?$/,
    neverPath: /(^|[/-])(utils?|helpers?|commons?|misc|shared|services?|managers?|dtos?)([/.-])/,
  },
  {
    name: 'no-default-exports',
    reason: 'a thing that has a name where it is made has the same name wherever it is used',
    instead: 'export it by its name',
    files: /\.tsx?$/,
    // Tools read these.
    except: /\.(config|d)\.ts$/,
    neverDeclares: /^default$/,
  },
  {
    name: 'no-prefix-for-interfaces',
    reason: 'who uses a thing need not know whether it is an interface',
    instead: 'leave the I away',
    files: /\.tsx?$/,
    neverDeclares: /^interface I[A-Z][a-z]/,
  },
  {
    name: 'one-file-one-command',
    reason: 'the list of files is the list of what a module can do',
    instead: 'export one command with the name of its file, and give others files of their own',
    files: /^backend\/src\/modules\/[^/]+\/commands\//,
    except: /\.test\.ts$/,
    exportsOwnName: true,
  },
  {
    name: 'queries-get-list-or-find',
    reason: 'the name promises that nothing is changed, and whether there may be none',
    instead: 'begin with get (one), list (many) or find (perhaps none)',
    files: /^backend\/src\/modules\/[^/]+\/queries\//,
    path: /\/(get|list|find)-[^/]+$/,
  },
  {
    name: 'consumers-tell-their-story',
    reason: 'the list of files is the list of what happens when',
    instead: 'name it <do-x>-when-<event>.ts; what consumers share belongs outside of consumers/',
    files: /^workers\/src\/consumers\//,
    path: /\/[a-z0-9-]+-when-[a-z0-9-]+(\.(int|property))?(\.test)?\.ts$/,
  },
  {
    name: 'browser-tests-have-a-place',
    reason: 'a test of the whole system belongs to none of its files, and is run apart',
    instead: 'put it into frontend/e2e, or into infra/testing/crash when processes are killed',
    files: /\.e2e\.test\.tsx?$/,
    path: /^(frontend\/e2e|infra\/testing\/crash)\//,
  },
]
