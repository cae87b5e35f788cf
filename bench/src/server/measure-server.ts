import type { Figure } from '../figures.ts'
import { startGenerator } from '../load/load.ts'
import { memoryOf, watchMemory } from './proc.ts'
import { startProduct, startReference } from './subjects.ts'
import { alone, orders, throughputs } from './throughput.ts'

interface Options {
  dataDir: string
  seconds: number
  /** Loads to run; empty = all. */
  loads: readonly string[]
  profile?: string
}

/** Time after the start until garbage is collected and memory is returned. */
const AT_REST_MS = 15_000

/** The server's table: loads against the product and the bare reference, on one database. */
export async function measureServer({ dataDir, seconds, loads, profile }: Options): Promise<Figure[]> {
  const isSelected = (name: string) => loads.length === 0 || loads.includes(name)
  const product = await startProduct(dataDir, { profile })
  const bare = await startReference(dataDir)
  const generator = startGenerator()
  const stand = { product, bare, generator, dataDir, seconds }
  try {
    await new Promise(resolve => setTimeout(resolve, AT_REST_MS))
    const atRest = memoryOf(product.pid)
    const most = watchMemory(product.pid)
    const figures = [
      ...(await throughputs(stand, isSelected)),
      ...(isSelected('order') ? await orders(stand) : []),
      ...(isSelected('alone') ? await alone(stand) : []),
    ]
    return [
      ...figures,
      { name: 'memory of the server at rest', unit: 'MB', measured: atRest, budget: 120, atMost: true },
      { name: 'memory of the server under load', unit: 'MB', measured: most(), budget: 220, atMost: true },
    ]
  } finally {
    generator.stop()
    await bare.stop()
    await product.stop()
  }
}
