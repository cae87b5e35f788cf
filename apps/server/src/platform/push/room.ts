/** Streams open at once in this process, and of them those of one network. */
export interface Most {
  all: number
  network: number
}

/** Whoever opens streams by the thousand leaves the other connections to those who ask. R2 */
const MOST: Most = { all: 8000, network: 4000 }

/** Counts the open streams, by the network they come from. */
export function roomFor(most: Most = MOST) {
  const byNetwork = new Map<string, number>()
  let all = 0
  const add = (network: string, more: 1 | -1) => {
    all += more
    const now = (byNetwork.get(network) ?? 0) + more
    if (now > 0) byNetwork.set(network, now)
    else byNetwork.delete(network)
  }
  return {
    isFull: (network: string) => all >= most.all || (byNetwork.get(network) ?? 0) >= most.network,
    /** Takes a place; the answer gives it back. */
    take(network: string): () => void {
      add(network, 1)
      return () => add(network, -1)
    },
  }
}
