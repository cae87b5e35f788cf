import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '@comanda/contract/core'
import { observing, type OpenSpan } from '../observe/index.ts'

const spans = new WeakMap<FastifyRequest, OpenSpan>()
const TRACEPARENT = headers.traceparent.toLowerCase()

/** Counts and traces requests if configured; otherwise adds no hook. The span's parent is the phone's. */
export function observeRequests(server: FastifyInstance): void {
  const { tracer, meter } = observing
  if (tracer) {
    server.addHook('onRequest', (request, _reply, done) => {
      const { [TRACEPARENT]: parent } = request.headers
      const route = routeOf(request)
      const span = tracer.start({
        name: `${request.method} ${route}`,
        kind: 'server',
        parent: typeof parent === 'string' ? parent : '',
        attributes: { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id },
      })
      spans.set(request, span)
      span.run(done)
    })
    // Runs after the body is read, because reading it leaves the context of the earlier hook.
    server.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request)
      if (span) span.run(done)
      else done()
    })
  }
  if (tracer || meter)
    server.addHook('onResponse', (request, reply, done) => {
      const status = reply.raw.statusCode
      const failed = status >= 500 ? new Error('status') : undefined
      spans.get(request)?.end({ 'http.response.status_code': status }, failed)
      if (!isStream(reply)) meter?.request(routeOf(request), status, reply.elapsedTime / 1000)
      done()
    })
}

/** The route pattern of a request; all unmatched paths share one label, because their number is unbounded. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none'

/** An event stream lasts for hours and would distort response times. */
const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream')
