import { createOtlpReceiver } from '@comanda/standins/otlp'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { silentLog } from '../log.ts'
import { observing, startObserving, stopObserving } from '../observe/index.ts'
import { createJobs } from './index.ts'

const database = testDatabase()
const jobs = () => createJobs({ reach: database().reach, log: silentLog })

afterAll(stopObserving)

test('A job continues the trace of the call that added it, and its handler sees the data alone', async () => {
  const receiver = await createOtlpReceiver()
  await startObserving({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/v1/traces`,
    OTEL_SERVICE_NAME: 'comanda',
    OTEL_TRACES_SAMPLER_ARG: 1,
  })
  const seen: object[] = []
  const worker = jobs()
  worker.work('greet', async data => void seen.push(data))
  await worker.start()
  try {
    const call = observing.tracer?.start({ name: 'call', kind: 'server' })
    await call?.run(() => database().inTx(tx => worker.enqueue(tx, 'greet', { n: 1 })))
    call?.end()
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), 10_000)
    const named = (name: string) => receiver.spans.find(span => span.name === name)
    const traceOf = (name: string) => named(name)?.traceId ?? `no ${name}`
    await vi.waitFor(() => expect(traceOf('job greet')).toBe(traceOf('call')), 10_000)
    const parent = receiver.spans.find(span => span.spanId === named('job greet')?.parentSpanId)
    expect(parent?.name).toBe('transaction')
  } finally {
    await worker.stop()
    await receiver.close()
  }
}, 40_000)

test('A job added while traces were recorded is done by a process that records none', async () => {
  await stopObserving()
  const seen: object[] = []
  const worker = jobs()
  worker.work('late', async data => void seen.push(data))
  await worker.start()
  try {
    await database().inTx(tx =>
      worker.enqueue(tx, 'late', { n: 2, _traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }),
    )
    await vi.waitFor(() => expect(seen).toEqual([{ n: 2 }]), 10_000)
  } finally {
    await worker.stop()
  }
}, 40_000)
