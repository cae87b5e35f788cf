import type { BrowserContext, Page } from 'playwright-core'

/** An animation that the page started. */
export interface Move {
  /** `picture`: a picture above the page; `page`: a transition between two views of it; else a number. */
  what: 'picture' | 'number' | 'page'
  /** What it changes. */
  properties: string[]
}

interface Recorder {
  moves: Move[]
  held: Animation[]
  holds: boolean
}

/** Runs in the page: records animations that scripts start, and stops pictures halfway while `holds` is true. */
function record(): void {
  const recorder: Recorder = { moves: [], held: [], holds: false }
  Object.assign(globalThis, { recorder })
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, timing) {
    const motion = animate.call(this, frames, timing)
    const list = Array.isArray(frames) ? frames : []
    const names = list.flatMap(frame => Object.keys(frame)).filter(name => !/^(offset|easing|composite)$/.test(name))
    const isPicture = this instanceof HTMLImageElement && this.popover === 'manual'
    if (!this.matches('dialog'))
      recorder.moves.push({ what: isPicture ? 'picture' : 'number', properties: [...new Set(names)] })
    if (isPicture && recorder.holds) {
      motion.currentTime = 120
      motion.pause()
      recorder.held.push(motion)
    }
    return motion
  }
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    recorder.moves.push({ what: 'page', properties: ['opacity', 'transform'] })
    return start(...given)
  }
}

/** Records the motion of all pages of a phone. */
export async function recordMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(record)
}

/** The page's global objects with the recorder. */
type Recording = typeof globalThis & { recorder: Recorder }

/** The animations since the page was loaded. */
export const movesOf = (page: Page): Promise<Move[]> => page.evaluate(() => (globalThis as Recording).recorder.moves)

/** Stops every picture that moves from now on halfway. */
export const holdPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { recorder } = globalThis as Recording
    recorder.holds = true
  })

/** Lets the pictures finish that were stopped. */
export const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { recorder } = globalThis as Recording
    recorder.holds = false
    for (const motion of recorder.held) motion.finish()
  })
