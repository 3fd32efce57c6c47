import { keepAssets, keptAssetsFolder } from './server/kept-assets.ts'
import { DIST } from './server/pages/built-page.ts'
import { exitOnBadConfig } from './start-up/exit-on-bad-config.ts'
import { assertMediaFolder } from './start-up/media-folder.ts'
import { reportFatalErrors } from './start-up/report-fatal-errors.ts'

reportFatalErrors(import.meta.filename)

/** To be run before back ends are replaced: from then on each of them has the files of both builds (ADR 055). */
const { mediaDir } = exitOnBadConfig(process.env, (config) => assertMediaFolder(config.mediaDir))
const added = await keepAssets(`${DIST}assets`, keptAssetsFolder(mediaDir))
process.stdout.write(`${added} files of the front end were added to ${keptAssetsFolder(mediaDir)}\n`)
