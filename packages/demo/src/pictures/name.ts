/** Version of the pictures, part of their names; changed with every redraw, so that caches may store them forever. */
export const PICTURES = 'p9'

/** The folders of the other brands' pictures, with their versions. */
export const BRAND_PICTURES = ['ombra-3', 'slurp-3'] as const

/** The path of a picture on an image host, without size and extension. */
export const pictureOf = (name: string): string => `${PICTURES}/${name}`
