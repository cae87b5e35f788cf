import { expect, it } from 'vitest'
import { drawScene } from './draw.ts'
import { scenes } from './scenes.ts'

it('Drawing is deterministic', async () => {
  const scene = scenes[0]
  if (!scene) throw new Error('no scenes')
  const [first, second] = [await drawScene(scene), await drawScene(scene)]
  expect([first.width, first.height, first.channels]).toEqual([640, 640, 3])
  expect(first.data.equals(second.data)).toBe(true)
})
