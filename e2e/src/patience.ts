/**
 * How long one step may take before it counts as broken, in ms. What is there sooner is not waited for: a machine that is
 * slow, or shared, is not a fault. Every wait of the journeys has this length, or is a multiple of it.
 */
export const PATIENCE = 60_000
