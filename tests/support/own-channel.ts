/**
 * Gives each test file its own BroadcastChannels. In Node a channel reaches all threads of the process, so a test that deletes
 * everything would also delete what the test of another file has typed.
 */
const owner = crypto.randomUUID();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${owner}`);
  }
};
