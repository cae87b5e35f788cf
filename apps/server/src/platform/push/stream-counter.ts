/** The most open streams in this process, and from one network. */
export interface StreamLimits {
  all: number
  network: number
}

/** Leaves connections for other requests when one client opens thousands of streams. R2 */
const DEFAULT_LIMITS: StreamLimits = { all: 8000, network: 4000 }

/** Counts open streams by network. */
export function createStreamCounter(limits: StreamLimits = DEFAULT_LIMITS) {
  const byNetwork = new Map<string, number>()
  let all = 0
  const count = (network: string, change: 1 | -1) => {
    all += change
    const now = (byNetwork.get(network) ?? 0) + change
    if (now > 0) byNetwork.set(network, now)
    else byNetwork.delete(network)
  }
  return {
    count: () => all,
    isFull: (network: string) => all >= limits.all || (byNetwork.get(network) ?? 0) >= limits.network,
    /** Counts a stream until the returned function is called. */
    add(network: string): () => void {
      count(network, 1)
      return () => count(network, -1)
    },
  }
}
