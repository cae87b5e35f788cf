/**
 * The time limit of one step, in ms; long, because a slow or shared machine is not a fault. Every wait of the journeys is this
 * long, or a multiple of it. Steps continue as soon as their condition holds.
 */
export const PATIENCE = 60_000
