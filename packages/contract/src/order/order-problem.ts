import * as z from 'zod/mini'

/** What stands in the way of submitting, at the place it matters. */
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
