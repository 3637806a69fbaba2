import sharpService from 'astro/assets/services/sharp';
import { parseEncoding } from '../../src/domain/pictures/encoding.ts';

type Service = typeof sharpService;

/** No picture is made worse than this to keep its bytes. */
const LEAST_QUALITY = 20;

/** Of the bytes, at the same quality. */
const MORE_EFFORT_LEAVES = 0.97;

/**
 * Astro's service, whose `quality` may also be a whole encoding in one word. What is too heavy for its
 * limit, as a photograph full of leaves may be, is encoded again with more effort, at the quality that is
 * likely to fit.
 */
const service: Service = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const encoding = parseEncoding(options['quality']);
    if (!encoding) return sharpService.transform(input, options, config, logger);
    const { atMost } = encoding;
    let { quality, effort } = encoding;
    const encode = () => {
      const avif = {
        service: { ...config.service, config: { ...config.service.config, avif: { effort } } },
      };
      return sharpService.transform(input, { ...options, quality }, { ...config, ...avif }, logger);
    };
    let made = await encode();
    while (atMost && made.data.length > atMost.bytes && quality > LEAST_QUALITY) {
      const expected = made.data.length * (effort < atMost.effort ? MORE_EFFORT_LEAVES : 1);
      // A step of quality is about 3 % of the bytes.
      const steps = Math.ceil(Math.log(expected / atMost.bytes) / 0.03);
      quality = Math.max(LEAST_QUALITY, quality - Math.max(0, steps));
      effort = Math.max(effort, atMost.effort);
      made = await encode();
    }
    return made;
  },
};

export default service;
