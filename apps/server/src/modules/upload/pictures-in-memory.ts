/** Draws a picture once for its key, for as long as it is among the last `max`; undefined where it cannot be drawn. */
export function picturesInMemory(max: number) {
  const cache = new Map<string, Promise<Buffer | undefined>>()
  return async (key: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    if (cache.size >= max) cache.clear()
    const picture = cache.get(key) ?? draw()
    cache.set(key, picture)
    const bytes = await picture.catch(() => undefined)
    if (!bytes) cache.delete(key)
    return bytes
  }
}
