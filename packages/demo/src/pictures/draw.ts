import sharp from 'sharp'
import { emojiPath } from './emoji.ts'
import { type GroundName, groundSvg } from './grounds.ts'
import { type Layer, open, type Raster, raster, stack } from './raster.ts'
import type { Piece, Scene } from './scene.ts'
import { type VesselName, vesselSvg } from './vessels.ts'

export const SIZE = 640
/** Size of the Fluent pictures. */
const EMOJI_SIZE = 256
const SHADE = { r: 42, g: 18, b: 6 }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const stored = new Map<string, Promise<Raster>>()
const once = (key: string, make: () => Promise<Raster>): Promise<Raster> => {
  const known = stored.get(key)
  if (known) return known
  const fresh = make()
  stored.set(key, fresh)
  return fresh
}

export const drawSvg = (svg: string): Promise<Raster> => raster(sharp(Buffer.from(svg)))

const table = (ground: GroundName, vessel: VesselName): Promise<Raster> =>
  once(`${ground} ${vessel}`, async () => {
    const top = await once(ground, () => drawSvg(groundSvg(ground, SIZE, SIZE)))
    if (vessel === 'none') return top
    return stack(top, [{ image: await once(vessel, () => drawSvg(vesselSvg(vessel))), left: 0, top: 0 }])
  })

/** The piece's edge and details as sharp as before it was enlarged. */
async function crisp(piece: Raster): Promise<Raster> {
  const { width, height } = piece
  const alpha = await raster(open(piece).extractChannel(3).linear(2.2, -190))
  const colours = await raster(open(piece).removeAlpha().sharpen({ sigma: 1.3, m1: 0.4, m2: 1.6 }))
  return raster(open(colours).joinChannel(alpha.data, { raw: { width, height, channels: 1 } }))
}

/** A piece with its size and rotation, blurred if it is in the background. */
async function pieceImage({ emoji, size, turn: rotation = 0, far }: Piece): Promise<Raster> {
  const wide = Math.round(size)
  const resized = await raster(sharp(emojiPath(emoji)).resize(wide, wide).ensureAlpha())
  const sized = wide > EMOJI_SIZE && !far ? await crisp(resized) : resized
  const turned = rotation ? await raster(open(sized).rotate(rotation, { background: CLEAR })) : sized
  return far ? raster(open(turned).blur(2.6)) : turned
}

/** The piece's outline as a soft shadow. */
async function shadeOf(piece: Raster, blur: number, strength: number): Promise<Raster> {
  const room = Math.ceil(blur * 2.6)
  const alpha = await raster(
    open(await raster(open(piece).extend({ top: room, bottom: room, left: room, right: room, background: CLEAR })))
      .extractChannel(3)
      .blur(blur)
      .linear(strength, 0),
  )
  const { width, height } = alpha
  const shade = sharp({ create: { width, height, channels: 3, background: SHADE } })
  return raster(shade.joinChannel(alpha.data, { raw: { width, height, channels: 1 } }))
}

const centred = (image: Raster, x: number, y: number): Layer => ({
  image,
  left: Math.round(x - image.width / 2),
  top: Math.round(y - image.height / 2),
})

/** A piece with two shadows: one close below, one to the lower right. */
async function layersOf(piece: Piece): Promise<Layer[]> {
  const image = await pieceImage(piece)
  const reach = piece.size / 400
  const [thrown, close] = await Promise.all([shadeOf(image, 15 * reach + 3, 0.36), shadeOf(image, 5 * reach + 1, 0.3)])
  return [
    centred(thrown, piece.x + 15 * reach, piece.y + 24 * reach),
    centred(close, piece.x + 4 * reach, piece.y + 9 * reach),
    centred(image, piece.x, piece.y),
  ]
}

/** Draws pieces on a background, in order. */
export const lay = async (on: Raster, pieces: readonly Piece[]): Promise<Raster> =>
  stack(on, (await Promise.all(pieces.map(layersOf))).flat())

/** A dish picture of 640 by 640. Deterministic. */
export const drawScene = async (scene: Scene): Promise<Raster> =>
  lay(await table(scene.ground, scene.vessel), scene.pieces)
