import { MenuFileFault } from './menu-fault.ts'

const DEEPEST = 40

/** Nesting depth of a JSON text, computed without parsing it, so that a hostile one costs little. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (inText) {
      if (letter === 92) i++
      else if (letter === 34) inText = false
    } else if (letter === 34) inText = true
    else if (letter === 123 || letter === 91) deepest = Math.max(deepest, ++depth)
    else if (letter === 125 || letter === 93) depth--
  }
  return deepest
}

/**
 * The value of a JSON text.
 * @throws MenuFileFault for a text that is no JSON, or nests too deep
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw new MenuFileFault([{ key: 'menuFile.fault.tooDeep', params: { count: DEEPEST } }])
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MenuFileFault([{ key: 'menuFile.fault.notJson', params: { reason: (error as Error).message } }])
  }
}
