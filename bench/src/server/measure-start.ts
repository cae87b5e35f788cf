import { type Figure, median } from '../figures.ts'
import { startProduct, startReference } from './subjects.ts'

const RUNS = 5

/** The time from the start of the server process to its first answer, on existing data. */
export async function measureStart(dataDir: string): Promise<Figure[]> {
  const took: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const product = await startProduct(dataDir)
    took.push(product.startedIn / 1000)
    const reference = await startReference(dataDir)
    bare.push(reference.startedIn / 1000)
    await reference.stop()
    await product.stop()
  }
  return [
    {
      name: 'start on existing data to first answer',
      unit: 's',
      measured: median(took),
      budget: 1,
      atMost: true,
      bare: median(bare),
      note: 'the bare one without its database',
    },
  ]
}
