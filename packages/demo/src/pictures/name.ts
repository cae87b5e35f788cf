/** Raised when the pictures are drawn anew: their names then change, so that a cache may keep them for good. */
export const PICTURES = 'p3'

/** The path of a picture below an image host, without size and ending. */
export const pictureOf = (name: string): string => `${PICTURES}/${name}`
