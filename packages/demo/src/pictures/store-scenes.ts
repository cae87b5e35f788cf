import type { GroundName } from './grounds.ts'
import { far, near, type Piece } from './scene.ts'

/** A banner of a store or the brand. */
export interface BannerScene {
  name: string
  ground: GroundName
  width: number
  height: number
  pieces: Piece[]
}

const banner = (name: string, ground: GroundName, pieces: Piece[]): BannerScene => ({
  name,
  ground,
  width: 750,
  height: 420,
  pieces,
})

/**
 * Banners of the stores and the home page. Pages show the middle of a banner and cover its lower part, so objects are between
 * 60 and 330 from the top.
 */
export const bannerScenes: BannerScene[] = [
  banner('store-us', 'tomato', [
    far('1f369', 70, 84, 120, -8),
    far('1f355', 664, 84, 170, 10),
    far('1f952', 400, 60, 90, 20),
    near('1f35f', 218, 176, 190, -8),
    near('1f964', 548, 170, 190, 6),
    near('1f35c', 100, 262, 190),
    near('1f357', 668, 262, 190, 10),
    near('1f354', 384, 224, 260),
  ]),
  banner('store-uk', 'oak', [
    far('1fad6', 92, 96, 170),
    far('1f96a', 640, 90, 160),
    far('1f353', 372, 62, 70),
    near('1f950', 250, 176, 170, -8),
    near('1f370', 546, 184, 190),
    near('1f375', 112, 270, 170),
    near('1f9c1', 672, 270, 160),
    near('1f35b', 388, 240, 270),
  ]),
  banner('store-jp', 'walnut', [
    far('1f376', 96, 100, 150),
    far('1f338', 664, 74, 100),
    far('1f338', 592, 118, 60),
    far('1f962', 250, 84, 120),
    near('1f359', 222, 212, 160, -6),
    near('1f363', 560, 196, 190, 4),
    near('1f361', 92, 272, 150, -6),
    near('1f95f', 676, 282, 170, 8),
    near('1f35c', 384, 208, 280),
  ]),
  banner('store-kw', 'saffron', [
    far('1fad6', 92, 92, 170),
    far('1f34b', 640, 76, 110),
    far('1f33f', 300, 66, 110),
    near('1f9c6', 226, 206, 190),
    near('1f357', 556, 186, 200, 10),
    near('1f345', 98, 282, 130),
    near('1fad3', 676, 284, 170),
    near('1f958', 392, 224, 270),
  ]),
  banner('store-sg', 'sage', [
    far('1f965', 88, 96, 160),
    far('1f33f', 640, 74, 130),
    far('1f336-fe0f', 262, 76, 90, -20),
    near('1f980', 220, 212, 200),
    near('1f9cb', 562, 180, 200, 4),
    near('1f990', 92, 282, 160, -8),
    near('1f95f', 672, 286, 170, 8),
    near('1f372', 388, 222, 270),
  ]),
  banner('offer-members', 'blush', [
    far('1f389', 620, 110, 150),
    far('1f389', 120, 120, 120, -60),
    near('1f353', 190, 300, 130),
    near('1f36a', 560, 310, 140),
    near('1f382', 376, 220, 290),
  ]),
  banner('offer-breakfast', 'linen', [
    far('2615', 590, 120, 180),
    far('1f95a', 150, 120, 100),
    near('1fad0', 170, 290, 150),
    near('1f950', 580, 300, 200),
    near('1f95e', 374, 226, 290),
  ]),
  banner('offer-dinner', 'slate', [
    far('1f377', 600, 120, 180),
    far('1f525', 130, 110, 110),
    near('1f969', 200, 270, 220),
    near('1f34b', 570, 310, 120),
    near('1f980', 390, 220, 270),
  ]),
]
