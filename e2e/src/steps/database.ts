import { openDatabase, reachOfFolder, type Tx } from '@comanda/server/platform/db/index'

interface InFolder {
  readonly dataDir: string
}

/** Changes the database of a running server from outside, as an administration tool would. */
export async function changeData(server: InFolder, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const db = await openDatabase({ reach: reachOfFolder(server.dataDir) })
  try {
    await db.inTx(async tx => void (await work(tx)))
  } finally {
    await db.close()
  }
}

/** Rows of the database of a running server. */
export async function readData<Row>(server: InFolder, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const db = await openDatabase({ reach: reachOfFolder(server.dataDir) })
  try {
    return (await db.query<Row>({ name: 'asked_by_a_journey', text }, values)).rows
  } finally {
    await db.close()
  }
}

/** Changes settings of a store of the demo brand. */
export const setShop = (server: InFolder, shopId: number, settings: object): Promise<void> =>
  changeData(server, tx =>
    tx.query(
      {
        name: 'journey_shop',
        text: 'update shop set config = config || $2::jsonb, config_version = config_version + 1 where shop_id = $1',
      },
      [shopId, JSON.stringify(settings)],
    ),
  )

/** Puts a version of the demo's terms in force that accounts of earlier versions have to accept. */
export const askForNewTerms = (server: InFolder): Promise<void> =>
  changeData(server, tx =>
    tx.query(
      {
        name: 'journey_terms',
        text: `insert into agreement
            (corporation_id, agreement_id, version, title, paragraphs, changed, effective_from, required, ask_again)
          select distinct on (corporation_id) corporation_id, agreement_id, version + 1, title, paragraphs,
            '{"en_US": "Deliveries are left at the door on request."}'::jsonb, current_date, true, true
          from agreement where agreement_id = 'terms' order by corporation_id, version desc`,
      },
      [],
    ),
  )

/** Fills a pickup slot to its capacity. */
export const fillSlot = (server: InFolder, shopId: number, start: string): Promise<void> =>
  changeData(server, tx =>
    tx.query(
      {
        name: 'journey_slot',
        text: `insert into slot_use (corporation_id, shop_id, biz_type, slot_start, used)
          select corporation_id, shop_id, 1300, $2, 999 from shop where shop_id = $1`,
      },
      [shopId, start],
    ),
  )

interface Priced {
  readonly foodId: string
  price: number
  readonly units: { price: number }[]
}

/** Raises the price of a dish by so many minor units. */
export const raisePrice = (server: InFolder, shopId: number, foodId: string, by: number): Promise<void> =>
  changeData(server, async tx => {
    const { rows } = await tx.query<{ document: { items: Priced[] } }>(
      { name: 'journey_menu', text: 'select document from menu where shop_id = $1' },
      [shopId],
    )
    const document = rows[0]?.document
    const dish = document?.items.find(item => item.foodId === foodId)
    if (!dish) throw new Error(`No ${foodId} at ${shopId}`)
    for (const priced of [dish, ...dish.units]) priced.price += by
    await tx.query(
      { name: 'journey_new_menu', text: 'update menu set document = $2, version = version + 1 where shop_id = $1' },
      [shopId, JSON.stringify(document)],
    )
  })
