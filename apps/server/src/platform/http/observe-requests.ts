import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '@comanda/contract/core'
import { observing, type OpenSpan } from '../observe/index.ts'

const spans = new WeakMap<FastifyRequest, OpenSpan>()
const TRACEPARENT = headers.traceparent.toLowerCase()

/** Requests are counted and traced where that is configured; otherwise no hook is added. The span's parent is the phone's. */
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
    // Reading the body leaves the context of the hook before.
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

/** The pattern the request was bound to; what matches none is one label, because paths are endless. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none'

/** A stream of events lasts for hours and would hide how long answers take. */
const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream')
