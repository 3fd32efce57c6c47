import captions from './intro.en.vtt?no-inline'
import file from './intro.webm'
import poster from './poster.webp'

/** Where the files of a film are. */
export interface Film {
  readonly file: string
  readonly captions: string
  readonly poster: string | null
}

/** The film that comes with the product; `infra/intro-film` makes it. */
export const BUILT_IN_FILM: Film = { file, captions, poster }
