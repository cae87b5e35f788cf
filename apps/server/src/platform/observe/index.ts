export type { Gauge, GaugeValue, Meter } from './meter.ts'
export { observing } from './observing.ts'
export { startObserving, stopObserving } from './start.ts'
export { type Attributes, inSpan, type OpenSpan, type SpanStart, type Tracer } from './tracer.ts'
