// What tests of Dale are written in.
export {}
