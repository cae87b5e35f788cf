import * as z from 'zod/mini'
import { call, id, marked, saveSetup, shopId, text } from '../core/index.ts'

/** A named group of stores. PAY-22 */
export const storeGroup = z.object({
  groupId: id,
  name: text(60).check(z.minLength(1)),
  shopIds: z.array(shopId).check(z.minLength(1), z.maxLength(1000)),
})

/** Groups of stores, which reports choose at once. PAY-22 */
export const groupCalls = {
  /** The groups by name, each with those of its stores that the caller may report on; groups without one are left out. */
  storeGroups: call({
    path: '/api/console/storeGroups',
    gate: 'manager',
    right: 'viewReports',
    request: z.object({ shopId }),
    response: z.object({ groups: z.array(marked({ group: storeGroup })) }),
    refuses: [],
    without: ['businessType'],
  }),
  saveStoreGroup: call(
    saveSetup('brand', 'manageBrand', '/api/console/saveStoreGroup', { group: storeGroup }, [
      'storeGroupsTooMany',
      'storeGroupNameTaken',
    ]),
  ),
  /** Removes a group; its stores and their figures stay. */
  removeStoreGroup: call({
    path: '/api/console/removeStoreGroup',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId, groupId: id }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
} as const
