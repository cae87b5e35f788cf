/** A random element; undefined of an empty list. */
export const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** A random integer from 1 to `most`. */
export const upTo = (most: number): number => 1 + Math.floor(Math.random() * most)

/** True with the given probability, 0 to 1. */
export const happens = (part: number): boolean => Math.random() < part
