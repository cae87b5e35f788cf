import type { Tx } from '@comanda/server/platform/db/index'

const NO_HOLIDAYS = {
  name: 'journey_no_holidays',
  text: `update shop set config = config || '{"holidays": []}', config_version = config_version + 1`,
}

/** Takes the holidays off the stores of the demo brand. */
export const openEveryDay = (tx: Tx): Promise<unknown> => tx.query(NO_HOLIDAYS, [])

const NO_BOOKINGS = {
  name: 'journey_no_bookings',
  text: 'with quarters as (delete from booking_quarter) delete from booking',
}

/** Takes the demo's bookings away, so that journeys find the tables free. */
export const withoutBookings = (tx: Tx): Promise<unknown> => tx.query(NO_BOOKINGS, [])
