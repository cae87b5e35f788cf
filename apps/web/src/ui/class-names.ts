/** Class names joined, leaving out what is not there. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
