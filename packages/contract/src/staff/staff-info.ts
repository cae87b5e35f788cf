import * as z from 'zod/mini'
import { rights } from '@comanda/domain/staff'
import { shopState } from '../store/shapes.ts'

/** The signed-in employee and their stores. */
export const staffInfo = z.object({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(['staff', 'manager']),
  /** Whether they may change the brand's money settings and members' balances. */
  brand: z.boolean(),
  brandName: z.string(),
  /** The address of the brand's logo; empty if it has none. */
  logo: z.string(),
  /** The brand's colour and the colour of text on it, as CSS colours. */
  primaryColor: z.string(),
  onPrimaryColor: z.string(),
  /** Their stores, each with what they may do there. A5 */
  shops: z.array(
    z.object({
      shopId: z.int(),
      shopName: z.string(),
      timeZone: z.string(),
      state: shopState,
      rights: z.array(z.enum(rights)),
    }),
  ),
})
