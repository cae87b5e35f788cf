import type { GroundName } from './grounds.ts'
import { type BannerScene, far, near, type Piece } from './scene.ts'

/** A gift card picture: objects on the right; the lower left is free for text. */
const face = (name: string, ground: GroundName, pieces: Piece[]): BannerScene => ({
  name: `gift-${name}`,
  ground,
  width: 640,
  height: 400,
  pieces,
})

export const giftScenes: BannerScene[] = [
  face('table', 'terracotta', [
    far('1f33f', 300, 54, 110),
    far('1f377', 560, 96, 140),
    near('1f35c', 250, 150, 190),
    near('1f35b', 520, 286, 210),
    near('1f381', 392, 210, 190),
  ]),
  face('birthday', 'blush', [
    far('1f388', 250, 84, 150, -10),
    far('1f388', 582, 96, 130, 12),
    far('1f389', 130, 70, 90),
    near('1f36d', 300, 236, 110, -14),
    near('1f382', 456, 206, 260),
  ]),
  face('coffee', 'oak', [
    far('1f343', 292, 74, 90),
    far('1f36b', 572, 96, 120, 10),
    near('1f950', 322, 200, 190, -10),
    near('2615', 480, 230, 230),
  ]),
  face('flowers', 'sage', [
    far('1f338', 258, 66, 80),
    far('1f337', 590, 92, 110, 14),
    near('1f33b', 330, 190, 150, -10),
    near('1f490', 474, 206, 270),
  ]),
  face('hearts', 'tomato', [
    far('1f496', 236, 78, 100, -12),
    far('1f496', 588, 84, 90, 12),
    near('1f48c', 330, 190, 160, -8),
    near('2764-fe0f', 476, 214, 230, 6),
  ]),
  face('cheers', 'saffron', [
    far('1f38a', 252, 78, 120),
    far('2b50', 590, 82, 80, 14),
    near('1f37e', 348, 186, 200, -8),
    near('1f942', 492, 226, 220),
  ]),
  face('winter', 'slate', [
    far('2744-fe0f', 236, 80, 110),
    far('2744-fe0f', 590, 76, 80),
    near('1f384', 372, 170, 230),
    near('1f381', 504, 250, 190),
  ]),
  face('lantern', 'tomato', [
    far('1f386', 250, 86, 120),
    far('1f38a', 580, 84, 110),
    near('1f3ee', 356, 170, 210),
    near('1f9e7', 496, 230, 190, 8),
    near('1f34a', 384, 300, 110),
  ]),
  face('moon', 'walnut', [
    far('2b50', 266, 82, 80, -10),
    far('2b50', 582, 132, 60, 12),
    near('1f319', 478, 178, 240, -8),
    near('1fad6', 338, 224, 150),
    near('1f36c', 510, 316, 100),
  ]),
]
