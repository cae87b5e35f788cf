export { payWithPoints, pointsFor, type PointsRule, worthOfPoints } from '../card/index.ts'
