#!/bin/sh
# supervise.sh COMMAND...: runs the server and starts it again after a crash. `npm start` replaces its own process by this one. A
# shell, because it needs under 1 MB where another Node would need 40 MB beside the server.
#
# Started again: exit code 70 (a crash, see EXIT in apps/server/src/main.ts), 5 and 7 (the engine failed), a signal other than
# HUP, INT and TERM (such as KILL for want of memory), and 75 (the database does not answer) once the server had been ready for a minute.
# Every other code ends this too: an orderly stop, or a fault that a new start does not mend.
#
# The wait before a new start doubles from 1 to 30 seconds. After 5 crashes in a row within a minute of their start it gives up.
QUICK_SECONDS=60
MAX_QUICK_CRASHES=5
MAX_WAIT=30

# The server ends when this process does, and when the one that started `npm start` does.
END_WITH="${END_WITH:+$END_WITH,}$$"
export END_WITH

child=
stopping=
stop() {
  stopping=1
  [ -z "$child" ] || kill -TERM "$child" 2>/dev/null
}
trap stop TERM INT HUP

# Waits for $child, whatever signals come meanwhile; sets $code.
wait_for_child() {
  while :; do
    wait "$child"
    code=$?
    kill -0 "$child" 2>/dev/null || break
  done
  child=
}

# Whether a server that ended with $code is started again.
restarts() {
  case $code in
    5 | 7 | 70) return 0 ;;
    75) [ -n "$was_ready" ] ;;
    129 | 130 | 143) return 1 ;;
    *) [ "$code" -gt 128 ] ;;
  esac
}

quick=0
wait=1
was_ready=
while :; do
  began=$(date +%s)
  "$@" &
  child=$!
  [ -z "$stopping" ] || kill -TERM "$child"
  wait_for_child
  if [ $(($(date +%s) - began)) -ge "$QUICK_SECONDS" ]; then
    was_ready=1
    quick=0
    wait=1
  fi
  if [ -n "$stopping" ] || ! restarts; then exit "$code"; fi
  [ "$code" = 75 ] || quick=$((quick + 1))
  if [ "$quick" -ge "$MAX_QUICK_CRASHES" ]; then
    echo "Comanda crashed $quick times within a minute of its start and is not started again: correct the cause, which the lines above name, then run npm start." >&2
    exit "$code"
  fi
  echo "Comanda ended unexpectedly (exit code $code) and starts again in $wait s." >&2
  sleep "$wait" &
  child=$!
  wait_for_child
  [ -z "$stopping" ] || exit 0
  wait=$((wait * 2 > MAX_WAIT ? MAX_WAIT : wait * 2))
done
