import * as z from 'zod/mini'

/** A problem that prevents submitting, with the field it belongs to. */
export const orderProblem = z.object({
  problem: z.enum([
    'soldOut',
    'lineProblem',
    'slotFull',
    'slotGone',
    'slotNeeded',
    'addressNeeded',
    'outOfReach',
    'zoneNotNow',
    'belowMinimum',
    'groupMinimum',
    'shopClosed',
    'shopPaused',
    'bizTypeNotOffered',
    'nothingToOrder',
    'tooManyDishes',
    'tableNeeded',
    'staffTakeOrder',
  ]),
  data: z.exactOptional(z.looseObject({})),
})
