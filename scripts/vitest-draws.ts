// Tests of properties draw the same cases in every run; with `DRAWS=2` they draw others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['DRAWS'] ?? 1) })
