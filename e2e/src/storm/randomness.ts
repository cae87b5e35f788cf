/** One of a list by chance; undefined where it is empty. */
export const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** A whole number from 1 to `most`. */
export const upTo = (most: number): number => 1 + Math.floor(Math.random() * most)

/** True so often: 0 never, 1 always. */
export const happens = (part: number): boolean => Math.random() < part
