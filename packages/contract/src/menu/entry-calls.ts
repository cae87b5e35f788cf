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
 * Changes of single entries of a menu draft. Each names the revision of its entry (empty for a new one) and is refused with
 * `changedMeanwhile` if that entry changed since; changes of different entries never conflict. API-3
 */
export const menuEntryCalls = {
  /** A new dish is appended to `menuGroupId`. */
  saveDish: call({
    path: '/api/console/saveDish',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, dish: storedDish, menuGroupId: optionalId }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /** Saves several dishes, all or none. A refusal names the dish: `dishes[3].price`. */
  saveDishes: call({
    path: '/api/console/saveDishes',
    gate: 'manager',
    right: 'editMenu',
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
  /** Name, kind and minimum of a group. A new one is appended to `menuId`. */
  saveMenuGroup: call({
    path: '/api/console/saveMenuGroup',
    gate: 'manager',
    right: 'editMenu',
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
    right: 'editMenu',
    request: z.object({ shopId, mark, menu: z.omit(storedMenu, { menuGroupIds: true }) }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /** Options of dishes: a change applies to every dish with this group. */
  saveModifierGroup: call({
    path: '/api/console/saveModifierGroup',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, group: storedModifiers }),
    response: saved,
    refuses,
    changes: true,
    without,
  }),
  /**
   * Moves a dish or group from `from` to `to`, before the entry `before` or to the end. An empty `from` adds it; an empty `to`
   * removes it. Both are empty for moving a menu. The marks are the revisions of the two lists.
   */
  moveInMenu: call({
    path: '/api/console/moveInMenu',
    gate: 'manager',
    right: 'editMenu',
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
  /** Removes an entry from the draft and all its lists; shared parts of other dishes stay. */
  removeFromMenu: call({
    path: '/api/console/removeFromMenu',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, what: z.enum(['menu', 'group', 'dish', 'modifiers']), id }),
    response: z.object({ draft: mark }),
    refuses: ['changedMeanwhile', 'dishInUse'],
    changes: true,
    without,
  }),
} as const
