import captions from './intro.en.vtt?no-inline'
import file from './intro.webm'
import posterForPhones from './poster-720.webp'
import poster from './poster-1280.webp'

/** Where the files of a film are. */
export interface Film {
  readonly file: string
  readonly captions: string
  readonly poster: string | null
  /** The poster in several widths, as `srcset` has it; left out where there is one only. */
  readonly posters?: string
}

/** The film that comes with the product; `infra/intro-film` makes it. */
export const BUILT_IN_FILM: Film = {
  file,
  captions,
  poster,
  posters: `${posterForPhones} 720w, ${poster} 1280w`,
}
