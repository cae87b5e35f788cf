import type { PoolClient } from 'pg'

interface Corked {
  connection: { stream: { cork(): void; uncork(): void } }
}

const gathering = new WeakSet<PoolClient>()

/**
 * Holds back what is sent on a connection until this turn of the event loop has asked all it asks: statements asked in
 * one turn then travel in one packet, and the database answers them in their order.
 */
export function gather(client: PoolClient): void {
  if (gathering.has(client)) return
  gathering.add(client)
  const { stream } = (client as unknown as Corked).connection
  stream.cork()
  setImmediate(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
