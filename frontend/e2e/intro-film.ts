import { fileURLToPath } from 'node:url'
import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'

const FOLDER = new URL('../src/features/landing/film/', import.meta.url)

/** Files to upload: the film that comes with the product is as good as any other. */
export const FILM_FILE = fileURLToPath(new URL('intro.webm', FOLDER))
export const CAPTIONS_FILE = fileURLToPath(new URL('intro.en.vtt', FOLDER))

const PLAY = 'Play the intro video'

/** Presses play in a browser that the scripts do not reach, and waits until the film moves; answers where it is shown. */
export async function playFilmWithoutScripts(page: Page): Promise<string> {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: PLAY }).press('Enter')
  const film = page.locator('body > video')
  const isMoving = () => film.evaluate((video: HTMLVideoElement) => video.currentTime > 0.2)
  await until(isMoving, { what: 'the film to move' })
  return page.url()
}

/** What a player has shown after a moment. */
export interface Shown {
  source: string
  /** The first of its captions. */
  caption: string | undefined
  width: number
  hasFocus: boolean
}

/** Starts the intro video by the keyboard and waits until it moves. */
export async function playFilm(page: Page): Promise<Shown> {
  await page.getByRole('link', { name: PLAY }).press('Enter')
  const player = page.locator('video')
  await player.waitFor()
  const look = () =>
    player.evaluate((video: HTMLVideoElement) => {
      const cue = video.textTracks[0]?.cues?.[0]
      return {
        source: video.currentSrc,
        caption: cue && 'text' in cue ? String(cue.text) : undefined,
        width: video.videoWidth,
        hasFocus: document.activeElement === video,
        at: video.currentTime,
        problem: video.error?.message,
      }
    })
  return until(
    async () => {
      const { at, problem, ...shown } = await look()
      if (problem !== undefined) throw new Error(problem)
      return at > 0.2 && shown.caption !== undefined ? shown : undefined
    },
    { what: 'the film to move, with captions' },
  )
}
