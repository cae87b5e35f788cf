import { contract } from '@comanda/contract'
import { dishId, MAY, MUST, TWO_HUNDRED } from '../data/big-menu.ts'
import { SHOPS, tableId, tokenOf } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'
import { openConnection } from '../load/connection.ts'
import { requestBytes } from '../load/request.ts'
import { startProduct } from '../server/subjects.ts'

const LINES = [1, 10, 100]
const RUNS = 60
/** Guests of the prepared ones that no other measurement uses. */
const FIRST_GUEST = 109_000

const dishAt = (at: number) => ({
  foodId: dishId(at),
  menuGroupId: `group-${at % TWO_HUNDRED.groups}`,
  menuId: 'all',
  quantity: 1,
  modifiers: [MUST, MAY],
})

/** The time of one change of a cart, from the request to the answer, by the lines that the cart has; `bare` is that of one line. */
export async function measureCarts(dataDir: string): Promise<Figure[]> {
  const product = await startProduct(dataDir)
  try {
    const connection = await openConnection(product.port)
    const figures: Figure[] = []
    for (const [at, lines] of LINES.entries()) {
      const place = { shopId: SHOPS.big, businessType: 1100, tableId: tableId(SHOPS.big, at) }
      const change = async (modifyType: 0 | 1, dish: number) => {
        const body = { ...place, modifyType, cartItems: [dishAt(dish)] }
        const answer = await connection.ask(requestBytes(contract.cart.modify.path, body, tokenOf(FIRST_GUEST + at)))
        const { code } = JSON.parse(answer.toString()) as { code: string }
        if (code !== '000') throw new Error(`a cart of ${lines} lines was refused: ${code}`)
      }
      for (let dish = 0; dish < lines; dish += 1) await change(0, dish)
      const took: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const from = performance.now()
        await change(run % 2 === 0 ? 0 : 1, 0)
        took.push(performance.now() - from)
      }
      const [first] = figures
      const bare = first && { bare: first.measured }
      figures.push({ name: `change in a cart, ${lines} lines`, unit: 'ms', measured: median(took), ...bare })
    }
    connection.close()
    return figures
  } finally {
    await product.stop()
  }
}
