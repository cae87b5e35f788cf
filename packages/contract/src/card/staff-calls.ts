import * as z from 'zod/mini'
import {
  call,
  currency,
  id,
  instant,
  marked,
  minorUnits,
  namedId,
  readBrandSetup,
  saveSetup,
  shopId,
  text,
  uuid,
  words,
} from '../core/index.ts'
import { setCardProgram, setLevel, setPointsRule } from './staff-shapes.ts'

const points = {
  cardProgramId: id,
  pointsRules: z.array(setPointsRule).check(z.maxLength(40)),
  pointsMonths: z.int().check(z.minimum(1), z.maximum(120)),
  /** Card balance is used before points. PAY-1 */
  cardFirst: z.boolean(),
  /** Card and points cannot pay the same bill. PAY-4 */
  excludesPoints: z.boolean(),
}
const cardProgram = { program: setCardProgram }
const levels = { cardProgramId: id, levels: z.array(setLevel).check(z.maxLength(20)) }

/** The brand's settings of points, levels and card programs. CARD-2, CARD-7 */
export const staffCardCalls = {
  membershipSetup: readBrandSetup(
    'editPrograms',
    '/api/console/membershipSetup',
    z.object({
      programs: z.array(
        z.object({
          cardProgramId: z.string(),
          name: words,
          rights: z.array(namedId('rightsId')),
          /** The number of members on each level. */
          held: z.record(z.string(), z.int()),
          points: marked(points),
          levels: marked(levels),
        }),
      ),
    }),
  ),
  /** The brand's card programs, with their number of members and total card value. CARD-1 */
  cardPrograms: readBrandSetup(
    'editPrograms',
    '/api/console/cardPrograms',
    z.object({ programs: z.array(marked({ ...cardProgram, currency, members: z.int(), balance: minorUnits })) }),
  ),
  /** Creates, changes or ends a program; existing cards keep their expiry date. CARD-1 */
  saveCardProgram: call(
    saveSetup('brand', 'editPrograms', '/api/console/saveCardProgram', cardProgram, [
      'shopUnfit',
      'currencyUnfit',
      'currencyFixed',
      'daysBackwards',
      'pictureGone',
    ]),
  ),
  /** Renews a member's card that expires soon or has expired. CARD-1 */
  renewCard: call({
    path: '/api/console/renewCard',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId, cardId: uuid, reason: text(200).check(z.minLength(3)) }),
    response: z.object({ expiresAt: instant }),
    refuses: ['cardNotRenewable'],
    changes: true,
  }),
  savePoints: call(
    saveSetup('brand', 'editPrograms', '/api/console/savePoints', points, [
      'currencyTwice',
      'currencyUnfit',
      'pointsWorthTooMuch',
    ]),
  ),
  saveLevels: call(
    saveSetup('brand', 'editPrograms', '/api/console/saveLevels', levels, [
      'levelsMissing',
      'levelTwice',
      'levelGrowthOrder',
      'levelKeepTooHigh',
      'levelHeld',
      'rightUnknown',
      'pointsWorthTooMuch',
    ]),
  ),
} as const
