import * as z from 'zod/mini'
import { call, currency, marked, minorUnits, readBrandSetup, saveSetup } from '../core/index.ts'
import { setGiftProgram } from './staff-shapes.ts'

const giftProgram = { program: setGiftProgram }

/** The brand's gift card programs. CARD-5 */
export const staffGiftCardCalls = {
  giftProgramSetup: readBrandSetup(
    'editPrograms',
    '/api/console/giftProgramSetup',
    z.object({ programs: z.array(marked({ ...giftProgram, currency, sold: z.int(), discounted: minorUnits })) }),
  ),
  saveGiftProgram: call(
    saveSetup('brand', 'editPrograms', '/api/console/saveGiftProgram', giftProgram, [
      'giftAmountsMissing',
      'amountTwice',
      'customBackwards',
      'customStep',
      'discountTwice',
      'designsMissing',
      'designTwice',
      'occasionUnknown',
      'designHeld',
      'shopUnfit',
      'giftShopsFewer',
      'pictureGone',
      'currencyUnfit',
      'daysBackwards',
    ]),
  ),
} as const
