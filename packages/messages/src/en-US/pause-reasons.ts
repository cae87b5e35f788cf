/** Why a store pauses orders, as its guests read it. */
export const pauseReasons = {
  busy: 'We’re very busy right now.',
  kitchen: 'Our kitchen is taking a short break.',
  staff: 'We’re short-staffed today.',
  couriers: 'No couriers are available right now.',
  weather: 'The weather doesn’t allow it right now.',
  event: 'We have a private event.',
} as const
