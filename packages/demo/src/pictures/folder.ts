import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PICTURES } from './name.ts'

/** Where the pictures are kept when nobody says otherwise: beside the sources, so that every data folder shares them. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'pictures')

/** Written last: it says that all are there. */
export const doneMark = (folder: string): string => join(folder, PICTURES, 'complete')

/** Whether every picture lies in `folder`. Cheap: drawing is asked for only where it is not. */
export const arePicturesDrawn = (folder: string = picturesFolder): boolean => existsSync(doneMark(folder))
