import * as z from 'zod/mini'
import { call, id, mark, shopId } from '../core/index.ts'
import { menuFaults } from './faults.ts'
import { storedDish, storedGroup, storedMenu, storedModifiers } from './stored-shapes.ts'

const without = ['businessType'] as const
const refuses = ['changedMeanwhile', ...menuFaults] as const

/** The entry's new revision and that of the whole draft. */
const saved = z.object({ mark, draft: mark })
const optionalId = z._default(z.union([z.literal(''), id]), '')

/**
 * Changes of single entries of a menu draft. Each names the revision of the entry it changes (empty for a new one) and is refused
 * with `changedMeanwhile` if that entry was changed since; changes of different entries never meet. API-3
 */
export const menuEntryCalls = {
  /** A new dish is put at the end of `menuGroupId`. */
  saveDish: call({
    path: '/api/console/saveDish',
    gate: 'manager',
    request: z.object({ shopId, mark, dish: storedDish, menuGroupId: optionalId }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /** Several dishes, all or none. A refusal names the dish: `dishes[3].price`. */
  saveDishes: call({
    path: '/api/console/saveDishes',
    gate: 'manager',
    request: z.object({
      shopId,
      dishes: z
        .array(z.object({ mark, dish: storedDish, menuGroupId: optionalId }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    response: z.object({ draft: mark }),
    refuses,
    changes: true,
    without,
  }),
  /** Name, kind and minimum of a group. A new one is put at the end of `menuId`. */
  saveMenuGroup: call({
    path: '/api/console/saveMenuGroup',
    gate: 'manager',
    request: z.object({ shopId, mark, group: z.omit(storedGroup, { foodIds: true }), menuId: optionalId }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /** Name, hours and order types of a menu. */
  saveMenuHead: call({
    path: '/api/console/saveMenuHead',
    gate: 'manager',
    request: z.object({ shopId, mark, menu: z.omit(storedMenu, { menuGroupIds: true }) }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /** Options of dishes: a change holds for every dish that has the group. */
  saveModifierGroup: call({
    path: '/api/console/saveModifierGroup',
    gate: 'manager',
    request: z.object({ shopId, mark, group: storedModifiers }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /**
   * Moves a dish or group: out of `from` and into `to`, before the entry `before` or at the end. An empty `from` puts it there as
   * well; an empty `to` takes it out. Menus move with both empty. The marks are the revisions of the two orders.
   */
  moveInMenu: call({
    path: '/api/console/moveInMenu',
    gate: 'manager',
    request: z.object({
      shopId,
      what: z.enum(['menu', 'group', 'dish']),
      id,
      from: optionalId,
      to: optionalId,
      before: optionalId,
      fromMark: mark,
      toMark: mark,
    }),
    response: z.object({ fromMark: mark, toMark: mark, draft: mark }),
    refuses: ['changedMeanwhile', 'menuGroupUnknown'],
    changes: true,
    without,
  }),
  /** Removes an entry from the draft, and from wherever it is listed; what is part of other dishes stays. */
  removeFromMenu: call({
    path: '/api/console/removeFromMenu',
    gate: 'manager',
    request: z.object({ shopId, mark, what: z.enum(['menu', 'group', 'dish', 'modifiers']), id }),
    response: z.object({ draft: mark }),
    refuses: ['changedMeanwhile', 'dishInUse'],
    changes: true,
    without,
  }),
} as const
